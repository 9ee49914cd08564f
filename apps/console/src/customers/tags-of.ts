/** Tags are written one after the other. */
export const tagsOf = ({ tags }: { tags: string }): string[] =>
  tags
    .split(/[,，、;；]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
