import sharp from 'sharp'

const shapes =
  '<g fill="#c3cfdf"><rect x="60" y="80" width="220" height="18" rx="9"/><rect x="60" y="130" width="300" height="18" rx="9"/>' +
  '<rect x="60" y="330" width="420" height="18" rx="9"/></g><circle cx="500" cy="170" r="60" fill="#9fb0c6"/>'

/** A drawn stand-in for one side of an identity card; nothing on it is anybody's. */
export async function drawIdentityCard(): Promise<{ bytes: Buffer; width: number; height: number }> {
  const [width, height] = [640, 404]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="24" fill="#e8eef6"/>${shapes}</svg>`
  return { bytes: await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer(), width, height }
}
