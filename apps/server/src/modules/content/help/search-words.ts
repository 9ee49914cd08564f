const han = /\p{Script=Han}/u

/** Words that questions have and answers need not. */
const asking =
  /为什么|什么时候|什么|怎么样|怎么|怎样|如何|多久|多少|哪里|哪些|能不能|可不可以|可以|吗|呢|我|的|\b(?:how|what|when|where|why|which|can|could|do|does|is|are|i|my|me|you|the|a|an|to|of|in|for|it)\b/giu

/** Beyond this a search gets slower without getting better. */
const maxWords = 12

/** Chinese has no spaces: of three characters and more each pair is a word, so that “申请退款” finds “退款多久到账”. */
function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 3) return [run]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

function wordsOf(text: string): string[] {
  const runs = text.match(/\p{Script=Han}+|[^\p{Script=Han}\P{L}]+|\p{N}+/gu) ?? []
  return [...new Set(runs.flatMap((run) => (han.test(run) ? pairsOf(run) : [run])))].slice(0, maxWords)
}

/**
 * What to look for, in lower case: words between spaces and signs, and pairs of Chinese characters. Words that only ask count if there
 * are no others.
 */
export function searchWords(typed: string): string[] {
  const text = typed.toLowerCase()
  const subject = wordsOf(text.replace(asking, ' '))
  return subject.length ? subject : wordsOf(text)
}
