import { describe, expect, it } from 'vitest';
import { toVcard } from './vcard';

const contact = {
  category: 'finance',
  name: 'Inês Tavares',
  email: 'ines@oficina.example',
  phone: '',
} as const;

describe('a contact as a card', () => {
  it('CMP-02 holds name, company, category, address and number', () => {
    const card = toVcard({ ...contact, phone: '+351 262 555 014' }, 'Oficina do Barro', 'Finance');
    expect(card.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Inês Tavares',
      'ORG:Oficina do Barro;Finance',
      'EMAIL:ines@oficina.example',
      'TEL;VALUE=text:+351 262 555 014',
      'END:VCARD',
      '',
    ]);
  });

  it('CMP-02 lets no text add a property', () => {
    const card = toVcard({ ...contact, name: 'A\nURL:javascript:1;b,c\\' }, 'x\r\nEND:VCARD', 'Finance');
    expect(card).toContain('FN:A\\nURL:javascript:1\\;b\\,c\\\\');
    expect(card).toContain('ORG:x\\nEND:VCARD;Finance');
    expect(card.match(/^END:VCARD$/gm)).toHaveLength(1);
  });

  it('CMP-02 leaves out what is no address and no number', () => {
    const card = toVcard({ ...contact, email: 'nobody', phone: 'call me' }, 'x', 'Finance');
    expect(card).not.toMatch(/EMAIL|TEL/);
  });

  it('CMP-02 folds long lines without breaking a sign', () => {
    const name = 'é'.repeat(100);
    const card = toVcard({ ...contact, name }, 'x', 'Finance');
    for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}`);
  });
});
