import { REACT_ROUTER_PAGE } from './addresses.ts';
import type { GuideStep } from './guide.ts';

/** Whose API the app asks below /api: a guide answers for it in its `services`. */
export const SHOP = 'https://shop.example';

/** Makes the Vite app that a guide goes on with, as the page of React Router says. */
export const MAKE_VITE_APP: GuideStep = {
  follow: 'prerequisites',
  of: REACT_ROUTER_PAGE,
  fill: { 'plugins: [react()],': `plugins: [react()],\n  preview: { proxy: { '/api': '${SHOP}' } },` },
};

/** Type-checks that app, builds it and serves the result. */
export const BUILD_VITE_APP: GuideStep = { follow: 'build-and-deploy', of: REACT_ROUTER_PAGE };

/** What a main.tsx of the template does with the component of another file of `src`: it renders that, without the template's styles. */
export const rendering = (file: string): string => `sed -i "/index.css/d; s#'./[A-Za-z]*.tsx'#'./${file}'#" src/main.tsx`;
