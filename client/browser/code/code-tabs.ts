import { PACKAGE_MANAGER_KEY } from '../../shared/constants.ts';
import { type PackageManager, parsePackageManager } from '../../shared/preferences/package-manager.ts';
import { writeStorage } from '../platform/storage.ts';
import { storePreference } from '../preferences/stored-preferences.ts';

/** Keeps the package manager tabs of the page, of other open pages and of later visits in step. */
export function syncPackageManagerTabs(): void {
  showChosen(document.documentElement.dataset.packageManager);
  document.addEventListener('change', ({ target: input }) => {
    if (!(input instanceof HTMLInputElement && input.closest('.tabs[data-sync]'))) return;
    const manager = parsePackageManager(input.value);
    choose(manager);
    storePreference('packageManager', manager);
    writeStorage(PACKAGE_MANAGER_KEY, manager);
  });
  // A page that comes back has read what was chosen meanwhile, and its buttons have not.
  addEventListener('pageshow', ({ persisted }) => persisted && showChosen(document.documentElement.dataset.packageManager));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PACKAGE_MANAGER_KEY) choose(parsePackageManager(newValue));
  });
}

function choose(manager: PackageManager): void {
  document.documentElement.dataset.packageManager = manager;
  showChosen(manager);
}

/** Checks the radio buttons that the attribute of `<html>` already shows. */
function showChosen(manager: string | undefined): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>(`.tabs[data-sync] label[data-tab~="${manager}"]`)) {
    if (label.control instanceof HTMLInputElement) label.control.checked = true;
  }
}
