/** One area of a level, as returned by `GET /load_areas`. */
export interface NamedArea {
  code: string
  name: string
  leaf: boolean
}

export interface ParsedAddress {
  receive_name: string
  receive_tel: string
  area: string[]
  address: string
}

const phone = /(?:\+?86[- ]?)?(?<!\d)(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/
const captions =
  /(收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|收货地址|详细地址|地址)\s*[:：]/g
const betweenPieces = /[\s,，;；、。]+/
const chineseName = /^[\p{Script=Han}·]{2,4}$/u
const latinName = /^[A-Za-z][A-Za-z.']{1,29}$/
const placeName = /[省市区县州旗镇乡村路街道号]$/
/** Levels that people leave out: `北京市 市辖区 朝阳区` is written 北京市朝阳区. */
const unspoken = /^(市辖区|县|.*直辖县级行政区划)$/
const ending = /(省|市|区|县|地区|盟|特别行政区|(?:壮族|回族|维吾尔)?自治区|[\p{Script=Han}]{1,4}族自治[州县])$/u

/**
 * The rest of the text after the area's name, in full or without its suffix; null if the text does not start with it.
 */
function after(text: string, name: string): string | null {
  const short = name.replace(ending, '')
  const written = [name, short].find((form) => form.length >= 2 && text.startsWith(form))
  return written === undefined ? null : text.slice(written.length).replace(/^[\s,，]+/, '')
}

type LoadSubareas = (pid: string) => Promise<readonly NamedArea[]>

/** Walks down from one area as far as the text names its subareas. */
async function descend(text: string, pid: string, below: LoadSubareas): Promise<{ area: string[]; rest: string }> {
  const areas = await below(pid)
  for (const { code, name, leaf } of areas) {
    const rest = after(text, name)
    if (rest === null) continue
    if (leaf) return { area: [code], rest }
    const lower = await descend(pid === '0' ? (after(rest, name) ?? rest) : rest, code, below)
    return { area: [code, ...lower.area], rest: lower.rest }
  }
  for (const { code } of areas.filter(({ name }) => unspoken.test(name))) {
    const lower = await descend(text, code, below)
    if (lower.area.length) return { area: [code, ...lower.area], rest: lower.rest }
  }
  return { area: [], rest: text }
}

/** Splits a pasted address into name, phone, the area codes it recognises, and the rest as the street. */
export async function parseAddress(pasted: string, below: LoadSubareas): Promise<ParsedAddress> {
  const text = pasted.normalize('NFKC').replace(captions, ' ')
  const receive_tel = phone.exec(text)?.slice(1).join('') ?? ''
  const pieces = text.replace(phone, ' ').split(betweenPieces).filter(Boolean)
  const name =
    pieces.find((piece) => chineseName.test(piece) && !placeName.test(piece)) ??
    pieces.find((piece) => latinName.test(piece))
  const place = pieces.filter((piece) => piece !== name).join(' ')
  const { area, rest } = await descend(place, '0', below)
  return { receive_name: name ?? '', receive_tel, area, address: rest }
}
