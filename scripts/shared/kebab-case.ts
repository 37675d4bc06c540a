/** `DashboardLayout` → `dashboard-layout`. */
export function kebabCase(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}
