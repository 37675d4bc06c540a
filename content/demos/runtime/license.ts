/** MUI X's packages all read their license from this slot of the global object. */
type LicenseSlot = { __MUI_LICENSE_INFO__?: { key?: string } };

/** Writes the license for MUI X once, before any grid can look for it; without a key nothing is written. */
export function writeMuiXLicense(key: string | undefined): void {
  if (key) (globalThis as LicenseSlot).__MUI_LICENSE_INFO__ = { key };
}
