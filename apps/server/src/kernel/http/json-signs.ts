/** The bytes of the signs that give a JSON text its structure. */
export const quote = 0x22
export const backslash = 0x5c
export const comma = 0x2c
export const colon = 0x3a
export const openBrace = 0x7b
export const openBracket = 0x5b
export const closeBrace = 0x7d
export const closeBracket = 0x5d
