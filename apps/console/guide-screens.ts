/** The screens that a guide is for: those that its first paragraph, right below the heading, leads to. */
export const screensOf = (markdown: string): string[] =>
  Array.from((markdown.split('\n\n')[1] ?? '').matchAll(/\]\(([^)]*)\)/g), ([, to]) => to as string)
