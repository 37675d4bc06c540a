/** Stands in for Material UI's inline color scheme script: the demo's boot has already set the scheme, and the policy blocks scripts made by React. */
export default function InitColorSchemeScript() {
  return null;
}
