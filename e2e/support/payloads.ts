/** Code of every payload; it counts its runs. */
const RUN = 'globalThis.canary=(globalThis.canary||0)+1';

const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script nonce="guess">${RUN}</script>`,
  `<script nonce>${RUN}</script>`,
  `<script type="module">${RUN}</script>`,
  `<script type="text/javascript" defer>${RUN}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script src="//evil.example/x.js"></script>`,
  `<script src="/fixtures/nav/stored.js"></script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"></script></svg>`,
  `<math><mtext><script>${RUN}</script></mtext></math>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><script>${RUN}</script></noscript>`,
  `<p title="</p><script>${RUN}</script>">x</p>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script>${RUN}</script `,
  `<!--><script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
];

const handlers = [
  `<img src=x onerror="${RUN}">`,
  `<img src=x ONERROR=${RUN}>`,
  `<img src="x" srcset="y 1x" onerror="${RUN}">`,
  `<img/src=x/onerror=${RUN}>`,
  `<svg onload="${RUN}"></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<svg><image href=x onerror="${RUN}"></svg>`,
  `<video onerror="${RUN}"><source src=x onerror="${RUN}"></video>`,
  `<audio src=x onerror="${RUN}"></audio>`,
  `<input autofocus onfocus="${RUN}">`,
  `<button autofocus onfocus="${RUN}" onclick="${RUN}">b</button>`,
  `<details open ontoggle="${RUN}"><summary>s</summary></details>`,
  `<style onload="${RUN}">p{}</style>`,
  `<link rel=stylesheet href="/x.css" onerror="${RUN}">`,
  `<iframe onload="${RUN}"></iframe>`,
  `<marquee onstart="${RUN}">m</marquee>`,
  `<p style="animation:x 1ms" onanimationend="${RUN}">p</p>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `"><img src=x onerror="${RUN}">`,
  `' onmouseover='${RUN}`,
  `</textarea><img src=x onerror="${RUN}">`,
  `<title></title><img src=x onerror="${RUN}">`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `&lt;img src=x onerror=${RUN}&gt;`,
];

const addresses = [
  `<a href="javascript:${RUN}">a</a>`,
  `<a href="JaVaScRiPt:${RUN}">a</a>`,
  `<a href="java&#10;script:${RUN}">a</a>`,
  `<a href="&#1;javascript:${RUN}">a</a>`,
  `<a href="javascript&colon;${RUN}">a</a>`,
  `<svg><a href="javascript:${RUN}"><text>a</text></a></svg>`,
  `<a data-modal href="javascript:${RUN}">a</a>`,
  `<a data-ajax="true" data-ajax-update="#target" href="javascript:${RUN}">a</a>`,
  `<form action="javascript:${RUN}"><button>b</button></form>`,
  `<form><button formaction="javascript:${RUN}">b</button></form>`,
  `<form data-ajax="true" data-ajax-url="javascript:${RUN}"><button>b</button></form>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<div data-island="culture-switch" data-culture="javascript:${RUN}"><a href="javascript:${RUN}">x</a></div>`,
];

/** Content that an attacker may have stored in a site, so that it runs in the pages of others. */
export const PAYLOADS: readonly string[] = [...scripts, ...handlers, ...addresses];
