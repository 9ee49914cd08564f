/**
 * The texts of the shop by area. They live beside the pages that show them, in `texts.zh-cn.ts` and `texts.en.ts`: the
 * Chinese file defines the shape, the English one must match it and adds its area here, so a page without English texts
 * does not compile.
 */
export interface Texts {}

type Singulars<T> = { [K in keyof T as K extends `${infer Base}_other` ? `${Base}_one` : never]?: string }

/**
 * The shape of a language file that must have exactly the texts of the Chinese one. English may add the singular
 * (`…_one`) of a counted text (`…_other`), which Chinese does not have.
 */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> } & Singulars<T>
