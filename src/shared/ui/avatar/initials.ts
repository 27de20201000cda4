const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends.map((word = '') => firstLetter(word)).join('');
}

function firstLetter(word: string): string {
  const [first] = segmenter.segment(word.slice(0, 40));
  return first?.segment.toUpperCase() ?? '';
}
