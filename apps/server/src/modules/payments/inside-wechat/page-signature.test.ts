import { expect, test } from 'vitest'
import { signPage } from './page-signature.ts'

/** The example of WeChat's own documentation. */
const example = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: '1414587457',
  url: 'http://mp.weixin.qq.com?params=value',
}

test('a page is signed as WeChat’s documentation has it', () => {
  expect(signPage(example).signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

test('the fragment of the address is not signed', () => {
  expect(signPage({ ...example, url: `${example.url}#section` })).toEqual(signPage(example))
})
