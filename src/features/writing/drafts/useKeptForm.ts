import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { FormValues } from '@/shared/forms/validation';
import { useKeptOnLeaving } from '@/shared/lib/leaving/keptOnLeaving';
import { now } from '@/shared/lib/time/clock';
import { isSameJson } from '@/shared/lib/json/sameJson';
import { erase, keep, read } from '../storage/browserStorage';
import type { TextAddress } from '../storage/textAddress';

const keptSchema = v.object({ changes: v.record(v.string(), v.unknown()) });

/**
 * Stores the changed fields of a form in this browser with every change, and puts them back when it opens again;
 * fields that were typed into meanwhile stay. They are erased once the form shows what is saved, or `isDone` (G1).
 * @returns true while the form shows restored changes, and how to return to what is saved
 */
export function useKeptForm(memberId: string, place: string, isDone: boolean) {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<FormValues>();
  const [isRead, setIsRead] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const isStored = useRef(false);
  const address = useMemo<TextAddress>(() => ({ memberId, kind: 'form', place }), [memberId, place]);

  const restore = useEffectEvent((stored: unknown) => {
    setIsRead(true);
    isStored.current = stored !== undefined;
    const { success, output } = v.safeParse(keptSchema, stored);
    if (!success) return;
    const typed = changesOf(values, initialValues);
    const restored = Object.entries(output.changes).filter(
      ([name, value]) =>
        isLike(value, initialValues[name]) && !isSameJson(value, initialValues[name]) && !(name in typed),
    );
    if (restored.length === 0) return;
    setIsRestored(true);
    void setValues({ ...values, ...Object.fromEntries(restored) });
  });
  useEffect(() => {
    let isOver = false;
    void read(address).then((stored) => {
      if (!isOver) restore(stored);
    });
    return () => {
      isOver = true;
    };
  }, [address]);

  useEffect(() => {
    if (!isRead) return;
    if (dirty && !isDone) {
      isStored.current = true;
      const draft = { changes: changesOf(values, initialValues), photos: [], savedAt: now() };
      void keep(address, draft).then(setIsKept);
    } else if (isStored.current) {
      isStored.current = false;
      void erase(address);
    }
  }, [isRead, address, values, initialValues, dirty, isDone]);

  // Storage may be blocked or full.
  useKeptOnLeaving(isKept && dirty && !isDone);

  return { isRestored: isRestored && dirty, discard: () => resetForm() };
}

function changesOf(values: FormValues, saved: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameJson(value, saved[name])),
  );
}

/** False for a field that the form no longer has, or has in another shape. */
function isLike(value: unknown, saved: unknown): boolean {
  return typeof value === typeof saved && Array.isArray(value) === Array.isArray(saved);
}
