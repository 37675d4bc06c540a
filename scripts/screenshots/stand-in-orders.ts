const ORDERS = [
  { id: 1041, customer: 'Priya Nair', city: 'Mumbai', total: 84.5 },
  { id: 1042, customer: 'Tomás Ferreira', city: 'Lisbon', total: 19.9 },
  { id: 1043, customer: 'Aiko Tanaka', city: 'Tokyo', total: 240 },
  { id: 1044, customer: 'Lena Vogt', city: 'Hamburg', total: 63.2 },
];
let orders = ORDERS;

/** Begins again, as each walk does. */
export function restoreOrders(): void {
  orders = ORDERS;
}

/** What the API of the guide about deleting answers to GET. */
export function listOrders(): unknown {
  return orders;
}

/** Its answer to DELETE. */
export function deleteOrder(id: number): unknown {
  orders = orders.filter((order) => order.id !== id);
  return { deleted: id };
}
