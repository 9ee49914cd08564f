/** Where the page holds the router's module until it is started. */
const waitingId = 'page-module'

interface Waiting {
  html: string
  /** Code that loads the scripts. */
  start: string
}

/**
 * Takes the router's scripts out of a page's way: it would preload them before the first paint, beside styles and pictures,
 * though the page can be read without them. The code that is returned loads them once the page was painted, or at once in a
 * tab that nobody sees, which is not painted.
 */
export function scriptsAfterPaint(html: string): Waiting {
  const modules: string[] = []
  const without = html.replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_link, href: string) => {
    modules.push(href)
    return ''
  })
  return {
    html: without.replace(' type="module" async="">', ` type="text/plain" id="${waitingId}">`),
    start: `(${startCode})(${JSON.stringify(modules)});`,
  }
}

const startCode = `(modules)=>{
const start=()=>{
for(const href of modules){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
const script=document.createElement('script');script.type='module';script.textContent=document.getElementById('${waitingId}').textContent;document.head.append(script)};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`.replaceAll('\n', '')
