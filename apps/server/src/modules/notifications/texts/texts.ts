/** The texts of one kind of notification; braces name what they are filled with. */
export interface Text {
  title: { 'zh-cn': string; en: string }
  text: { 'zh-cn': string; en: string }
  /** The path of its page in its area; empty for none. */
  link: string
}
export type Texts = Readonly<Record<string, Text>>
