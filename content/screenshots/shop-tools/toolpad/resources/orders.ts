type Status = 'open' | 'paid' | 'shipped';

type Order = { id: number; customer: string; status: Status; total: number };

const ORDERS: Order[] = [
  { id: 1041, customer: 'Priya Nair', status: 'paid', total: 84.5 },
  { id: 1042, customer: 'Tomás Ferreira', status: 'open', total: 19.9 },
  { id: 1043, customer: 'Aiko Tanaka', status: 'shipped', total: 240 },
];

export async function findOrders(status: Status, minimum?: number): Promise<Order[]> {
  return ORDERS.filter((order) => order.status === status && order.total >= (minimum ?? 0));
}
