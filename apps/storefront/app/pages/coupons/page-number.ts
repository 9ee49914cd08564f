/** The page number in an address; anything invalid means the first page. */
export const pageOf = (text: string | null): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 1)
