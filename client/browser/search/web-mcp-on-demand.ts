/** Loads the page's tools where a browser has an agent to offer them to. */
export async function webMcpOnDemand(): Promise<void> {
  const { modelContext } = navigator as Navigator & { modelContext?: object };
  if (modelContext) await (await import('./web-mcp.ts')).offerTools(modelContext);
}
