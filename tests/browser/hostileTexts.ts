const plain: readonly string[] = [
  '<script>globalThis.pwned=1</script>',
  '<img src=x onerror="globalThis.pwned=1">',
  '<svg onload=globalThis.pwned=1>',
  '<svg><script>globalThis.pwned=1</script></svg>',
  '<svg><animate onbegin=globalThis.pwned=1 attributeName=x dur=1s>',
  '<body onload=globalThis.pwned=1>',
  '<iframe src="javascript:parent.pwned=1"></iframe>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<a href="javascript:globalThis.pwned=1">click</a>',
  '<a href="JaVaScRiPt:globalThis.pwned=1">click</a>',
  '<a href="java\tscript:globalThis.pwned=1">click</a>',
  '<a href="data:text/html,<script>opener.pwned=1</script>">click</a>',
  ['javascript', 'globalThis.pwned=1'].join(':'),
  'vbscript:globalThis.pwned=1',
  'data:text/html;base64,PHNjcmlwdD5wd25lZD0xPC9zY3JpcHQ+',
  'https://a.example/"onmouseover="globalThis.pwned=1',
  "https://a.example/'onmouseover='globalThis.pwned=1",
  'https://a.example/<script>globalThis.pwned=1</script>',
  'https://javascript:globalThis.pwned=1@a.example/',
  '"><script>globalThis.pwned=1</script>',
  "'><img src=x onerror=globalThis.pwned=1>",
  '</textarea><script>globalThis.pwned=1</script>',
  '</title><script>globalThis.pwned=1</script>',
  '</style><script>globalThis.pwned=1</script>',
  '--><script>globalThis.pwned=1</script>',
  ']]><script>globalThis.pwned=1</script>',
  '<noscript><p title="</noscript><img src=x onerror=globalThis.pwned=1>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=globalThis.pwned=1>',
  '<form><button formaction="javascript:globalThis.pwned=1">x</button></form>',
  '<input autofocus onfocus=globalThis.pwned=1>',
  '<details open ontoggle=globalThis.pwned=1>',
  '<video><source onerror=globalThis.pwned=1></video>',
  '<object data="javascript:globalThis.pwned=1"></object>',
  '<embed src="javascript:globalThis.pwned=1">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<base href="//evil.example/">',
  '<img src="//evil.example/beacon.gif">',
  '<div style="background:url(//evil.example/x)">',
  '{{constructor.constructor("globalThis.pwned=1")()}}',
  '${globalThis.pwned=1}',
  '$t(posts:like) {{product}} $t({{x}})',
  '@"><img/src/onerror=globalThis.pwned=1>',
  '#<svg/onload=globalThis.pwned=1>',
  '&lt;script&gt;globalThis.pwned=1&lt;/script&gt;',
  '\u202Eevil\u202C <script>globalThis.pwned=1</script>',
  '[click](javascript:globalThis.pwned=1) ![x](//evil.example/x.gif)',
  '__proto__ constructor toString <b>bold</b>',
];

/** Ways to get a text past a check that looks for it as it is, or out of the place where it is put. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => `" ' > ${text}`,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('=', '\n=\t'),
  (text) => text.replaceAll('<', '&#x3c;').replaceAll('"', '&quot;'),
  (text) => encodeURIComponent(text),
  (text) => `https://a.example/?q=${text} [click](${text}) @${text} #${text}`,
];

/**
 * Texts that would run script, load from elsewhere or break the layout if taken for mark-up: 48, or seven times as many
 * with HOSTILE_TEXTS=all.
 */
export const hostileTexts: readonly string[] =
  process.env['HOSTILE_TEXTS'] === 'all'
    ? [...plain, ...disguises.flatMap((disguise) => plain.map(disguise))]
    : plain;
