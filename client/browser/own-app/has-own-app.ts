import { OWN_APP_KEY } from '../../shared/constants.ts';
import { readCookies } from '../preferences/stored-preferences.ts';

/** Whether the reader has an app of their own: chosen here earlier, or in the link. */
export function hasOwnApp(): boolean {
  return readCookies().includes(`${OWN_APP_KEY}=`) || /[?&]name=/.test(location.search);
}
