/** The city in an area as addresses write it, `浙江省 杭州市 西湖区` → `杭州市`; the whole area where none is found. */
export function placeOfArea(area: string): string {
  // 自治州 and 苏州市 both contain 州; only what ends with it is a place.
  const city = /^(?:.+?(?:省|自治区|特别行政区))?(.+?(?:市|州(?!市)|盟|地区))/.exec(area.replaceAll(' ', ''))?.[1]
  return city ?? area
}
