/** A name as people type it, down to what tells it from others: `<DashboardLayout />`, `dashboard layout` → `dashboardlayout`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
