/** Where the page holds the router's module until it is started. */
const waitingId = 'page-module'

interface PageWithLateScripts<Fragment> {
  parts: (string | Fragment)[]
  /** Code that loads the scripts. */
  start: string
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/**
 * Takes the router's scripts out of a page's way: it would preload them before the first paint, beside styles and pictures,
 * though the page can be read without them. The code that is returned loads them once the page was painted, or at once in a
 * tab that nobody sees, which is not painted. `page` is texts and fragments in order: short texts, since V8 would copy a
 * whole page twice here.
 */
export function scriptsAfterPaint<Fragment>(page: readonly (string | Fragment)[]): PageWithLateScripts<Fragment> {
  const modules: string[] = []
  const hold = (text: string): string =>
    text
      .replace(preload, (_link, href: string) => {
        modules.push(href)
        return ''
      })
      .replace(' type="module" async="">', ` type="text/plain" id="${waitingId}">`)
  return {
    parts: page.map((part) => (typeof part === 'string' ? hold(part) : part)),
    start: `(${startCode})(${JSON.stringify(modules)});`,
  }
}

/**
 * A picture that did not come, as while the server was busy, is asked for again after 2 and after 4 seconds; also one that
 * failed before this ran.
 */
const retryPictures = `const tries=new WeakMap();
const retry=(picture)=>{
const nth=(tries.get(picture)??0)+1;
if(nth>2||!(picture instanceof HTMLImageElement))return;
tries.set(picture,nth);setTimeout(()=>{picture.src=picture.src},nth*2000)};
addEventListener('error',({target})=>retry(target),true);
for(const picture of document.images)if(picture.complete&&picture.currentSrc&&!picture.naturalWidth)retry(picture);
`
const startCode = `(modules)=>{
${retryPictures}const start=()=>{
for(const href of modules){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
const script=document.createElement('script');script.type='module';script.textContent=document.getElementById('${waitingId}').textContent;document.head.append(script)};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`.replaceAll('\n', '')
