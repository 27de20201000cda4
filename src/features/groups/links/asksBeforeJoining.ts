import type { Group } from '../types';

/** True if people who join the group first read its rules or answer its questions. */
export function asksBeforeJoining({ questions = [], rules = [] }: Group): boolean {
  return questions.length > 0 || rules.length > 0;
}
