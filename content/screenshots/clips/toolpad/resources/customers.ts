import { createDataProvider } from '@toolpad/studio/server';

type Customer = { id: number; name: string; city: string; email: string };

let customers: Customer[] = [
  { id: 1, name: 'Priya Nair', city: 'Mumbai', email: 'priya.nair@example.com' },
  { id: 2, name: 'Tomás Ferreira', city: 'Lisbon', email: 'tomas.ferreira@example.com' },
  { id: 3, name: 'Aiko Tanaka', city: 'Tokyo', email: 'aiko.tanaka@example.com' },
  { id: 4, name: 'Lena Vogt', city: 'Hamburg', email: 'lena.vogt@example.com' },
  { id: 5, name: 'Samuel Okafor', city: 'Lagos', email: 'samuel.okafor@example.com' },
];

export default createDataProvider<Customer>({
  async getRecords({ paginationModel: { start, pageSize } }) {
    return { records: customers.slice(start, start + pageSize), totalCount: customers.length };
  },

  async createRecord({ name, city, email }) {
    const customer = { id: customers.length + 1, name: name ?? '', city: city ?? '', email: email ?? '' };
    customers = [...customers, customer];
    return customer;
  },

  async updateRecord(id, changes) {
    const updated = { ...customers.find((customer) => customer.id === Number(id)), ...changes } as Customer;
    customers = customers.map((customer) => (customer.id === updated.id ? updated : customer));
    return updated;
  },

  async deleteRecord(id) {
    customers = customers.filter((customer) => customer.id !== Number(id));
  },
});
