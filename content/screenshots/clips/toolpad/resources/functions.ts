type Status = 'open' | 'paid' | 'shipped';

type Order = { id: number; customer: string; city: string; total: number; status: Status; orderedOn: string };

let orders: Order[] = [
  { id: 1041, customer: 'Priya Nair', city: 'Mumbai', total: 84.5, status: 'paid', orderedOn: '2025-03-03' },
  { id: 1042, customer: 'Tomás Ferreira', city: 'Lisbon', total: 19.9, status: 'open', orderedOn: '2025-03-04' },
  { id: 1043, customer: 'Aiko Tanaka', city: 'Tokyo', total: 240, status: 'shipped', orderedOn: '2025-03-04' },
  { id: 1044, customer: 'Lena Vogt', city: 'Hamburg', total: 63.2, status: 'open', orderedOn: '2025-03-06' },
  { id: 1045, customer: 'Samuel Okafor', city: 'Lagos', total: 128, status: 'paid', orderedOn: '2025-03-07' },
  { id: 1046, customer: 'Inés Robles', city: 'Madrid', total: 45.75, status: 'shipped', orderedOn: '2025-03-10' },
];

export async function getOrders(): Promise<Order[]> {
  return orders;
}

export async function cancelOrder(id: number): Promise<{ cancelled: number }> {
  orders = orders.filter((order) => order.id !== id);
  return { cancelled: id };
}
