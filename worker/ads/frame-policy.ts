import { adFrameScript } from '#assets';
import type { Config } from '../env.ts';

/**
 * The policy of the frame document: our one script by hash, what it loads, and pictures of the allowed hosts. The sandbox is said
 * here too, so that the document is as powerless when it is opened by itself. Networks style their pixels with attributes.
 */
export function framePolicy({ AD_SCRIPT_URL, AD_IMAGE_HOSTS }: Config, styleHash: string): string {
  const hosts = AD_IMAGE_HOSTS.map((host) => `https://${host}`);
  const network = new URL(AD_SCRIPT_URL).origin;
  return [
    `default-src 'none'`,
    `script-src '${adFrameScript.integrity}' 'strict-dynamic' ${network}`,
    `style-src ${styleHash}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${['data:', ...hosts].join(' ')}`,
    `connect-src ${[network, ...hosts].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox`,
  ].join('; ');
}
