/**
 * Attributes of a form that a program may fill in for a person (WebMCP's declarative API, behind a
 * flag in Chromium 150). `name` is unique on a page. The labels of the fields describe them.
 */
export function webTool(name: string, description: string): { toolname: string; tooldescription: string } {
  return { toolname: name, tooldescription: description };
}
