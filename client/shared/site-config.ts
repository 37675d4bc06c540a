/** Where the docs live: their production host, and the repository that holds their sources. */
export type DocsConfig = { docsHost: string; repoUrl: string };

/** What the ad slot is told. */
export type AdConfig = {
  /** Share of displays that are reported to analytics. */
  displayRatio: number;
};

/** What the operator configured that views and islands need. */
export type SiteConfig = { docs: DocsConfig; ads: AdConfig };
