import type { EngineName } from '../../../scripts/shared/find-engines.ts';
import type { Front } from '../front/front.ts';
import type { SiteName } from '../front/sites.ts';
import type { Reader } from '../reader.ts';

/** What someone does on the site, and what they must see. It is written once and runs in every engine. */
export type Journey = {
  name: string;
  /** The site that it runs on; without one the site as `npm start` serves it. */
  site?: SiteName;
  /** The engines that it is for; without them all. */
  engines?: EngineName[];
  run: (reader: Reader, front: Front) => Promise<void>;
};
