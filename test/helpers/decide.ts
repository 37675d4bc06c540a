import { decidePath } from '../../worker/address/canonical-path.ts';
import { SITE } from '../fixtures/site-paths.ts';

/** A host of the site that is not the production host. */
export const SITE_ORIGIN = 'https://docs.example';

/** The decision about a raw request target, in a few words: `301 /toolpad`, `page zh /toolpad`, `markdown en /toolpad`, `404 en`, `414`, `endpoint`. */
export function decide(target: string, origin = SITE_ORIGIN): string {
  const decision = decidePath(new URL(origin + target), SITE);
  switch (decision.kind) {
    case 'page':
      return `${decision.markdown ? 'markdown' : 'page'} ${decision.language} ${decision.path}`;
    case 'redirect':
      return `301 ${decision.location}`;
    case 'not-found':
      return `404 ${decision.language}${decision.markdown ? ' markdown' : ''}`;
    case 'too-long':
      return '414';
    case 'endpoint':
      return 'endpoint';
  }
}
