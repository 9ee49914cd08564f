/** Words that the platform wrote as html, cleaned by the server on its way in. */
export const RichText = ({ html }: { html: string }) => (
  <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
)
