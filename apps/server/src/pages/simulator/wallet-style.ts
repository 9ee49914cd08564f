/** Styles of the wallet page, with the tokens of the shop (apps/storefront/app/styles/tokens.css) in both themes. */
export const walletStyle = `
:root{color-scheme:light dark;--canvas:#fbf9f6;--surface:#fff;--line:#e9e2d8;--line-strong:#8f867b;--ink:#1f1b17;--ink-2:#5c554d;
--ok:#0f7a3d;--ok-50:#e9f7ef;--warn:#9a5b00;--warn-50:#fff4e0;--bad:#c0262d;--bad-50:#fdecec;--focus:#1d5fd1;--shadow:0 6px 24px rgb(40 28 16/.08)}
.wechat{--provider:#0a7a40}.alipay{--provider:#1558c0}.none{--provider:#5c554d}
@media (prefers-color-scheme:dark){:root{--canvas:#171412;--surface:#201c19;--line:#352f2a;--line-strong:#7d7367;--ink:#f5f1ea;--ink-2:#c9c1b6;
--ok:#6fd49a;--ok-50:#14291d;--warn:#f0b45c;--warn-50:#33260f;--bad:#ff8f87;--bad-50:#3b1a1a;--focus:#8fb4ff;--shadow:0 6px 24px rgb(0 0 0/.4)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:start center;padding:24px 16px;background:var(--canvas);color:var(--ink);
font:16px/26px Inter,system-ui,'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;-webkit-font-smoothing:antialiased}
main{width:100%;max-width:420px}
@media (min-height:760px){body{place-items:center}}
.card{background:var(--surface);border-radius:20px;box-shadow:var(--shadow);overflow:hidden;border:1px solid var(--line)}
header{display:flex;align-items:center;gap:10px;padding:14px 20px;background:var(--provider);color:#fff;font-weight:500}
header svg{width:24px;height:24px;flex:none}
.chip{margin-left:auto;padding:1px 10px;border:1px solid currentColor;border-radius:999px;font-size:13px;line-height:20px;font-weight:400}
.body{padding:24px 20px 20px}
.amount{margin:4px 0 20px;text-align:center;font-size:40px;line-height:48px;font-weight:700;font-variant-numeric:tabular-nums}
.amount small{font-size:24px;font-weight:500;margin-right:2px}
dl{margin:0 0 20px;padding:14px 0;border-block:1px solid var(--line);display:grid;gap:8px;font-size:14px;line-height:22px}
dl div{display:flex;gap:16px;justify-content:space-between}
dt{color:var(--ink-2);flex:none}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
button,.button{display:block;width:100%;min-height:48px;padding:11px 20px;border:1px solid transparent;border-radius:12px;background:var(--provider);color:#fff;
font:inherit;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{filter:brightness(.93)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
h1{margin:0;text-align:center;font-size:24px;line-height:32px}
h1.to{font:inherit;color:var(--ink-2);overflow-wrap:anywhere}
h2{margin:28px 0 8px;font-size:14px;line-height:22px;font-weight:500;color:var(--ink-2)}
.text{margin:4px 0 20px;text-align:center;color:var(--ink-2);text-wrap:pretty}
.sign{display:grid;place-items:center;width:56px;height:56px;margin:0 auto 14px;border-radius:50%}
.sign svg{width:28px;height:28px}
.paid{background:var(--ok-50);color:var(--ok)}.closed,.unknown{background:var(--line);color:var(--ink-2)}.expired{background:var(--warn-50);color:var(--warn)}
.note{margin:0 0 20px;padding:10px 14px;border-radius:8px;background:var(--bad-50);color:var(--bad);font-size:14px;line-height:22px}
.others{display:grid;border:1px solid var(--line);border-radius:12px;overflow:hidden}
.others form+form{border-top:1px solid var(--line)}
.others button{min-height:0;border:0;border-radius:0;background:none;color:var(--ink);text-align:left;font-weight:500;padding:10px 14px}
.others button:hover{filter:none;background:var(--canvas)}.others :focus-visible{outline-offset:-2px}
.others span{display:block;font-size:13px;line-height:20px;font-weight:400;color:var(--ink-2)}
.other-amount{display:flex;align-items:center}.other-amount button{flex:1}
input{min-height:44px;padding:8px 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
.other-amount input{width:104px;flex:none;margin-right:12px;text-align:right;font-variant-numeric:tabular-nums}
.ask{display:flex;gap:8px}.ask input{flex:1;min-width:0}.ask button{width:auto;min-height:44px;border-radius:8px;padding:8px 20px}
::placeholder{color:var(--ink-2);opacity:1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.foot{margin:16px 0 0;text-align:center;font-size:13px;line-height:20px;color:var(--ink-2)}`
