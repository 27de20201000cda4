import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { errorText, hasOwnText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { queueFiles } from '@/features/media/queue';
import { isUnderWay, uploadsReleased, type UploadsState } from '@/features/media/slice';
import { picturePath } from '../api';
import { cropped, type Area } from '../crop';
import { setPicture } from '../requests';
import type { PictureOf } from '../types';
import type { ChosenPicture } from './useChosenPicture';

/** Crops and sends the chosen picture; calls `onSaved` once the server has set it. */
export function useSavePicture(of: PictureOf, onSaved: () => void) {
  const errors = useTexts('errors');
  const dispatch = useDispatch();
  const area = useRef<Area | null>(null);
  /** Number of choices that were given up: what is being cut then is not sent. */
  const givenUp = useRef(0);
  const [isCutting, setIsCutting] = useState(false);
  const [uploadId, setUploadId] = useState<string | null>(null);
  const upload = useSelector(({ uploads }: UploadsState) =>
    uploadId === null ? undefined : uploads[uploadId],
  );
  const { status, error, isPending, send, reset } = useRequest(setPicture, of);
  useOnSuccess(status, onSaved);

  /** Aborts the upload; the choice stays. */
  function forget(): void {
    givenUp.current += 1;
    dispatch(setPicture.abandon(of));
    if (uploadId !== null) dispatch(uploadsReleased([uploadId]));
    setUploadId(null);
    reset();
  }
  /** @throws if the browser cannot read the picture */
  async function save({ file }: ChosenPicture): Promise<void> {
    if (area.current === null || isCutting) return;
    setIsCutting(true);
    const turn = givenUp.current;
    try {
      const part = await cropped(file, area.current, of.kind);
      if (turn !== givenUp.current) return;
      if (uploadId !== null) dispatch(uploadsReleased([uploadId]));
      const id = nanoid();
      dispatch(queueFiles([{ id, name: file.name, file: part }], picturePath(of)));
      setUploadId(id);
      send({ ...of, uploadId: id });
    } finally {
      setIsCutting(false);
    }
  }
  return {
    isBusy: isCutting || isPending,
    /** From 0 to 1 while sending. */
    progress: upload && isUnderWay(upload) ? upload.sentBytes / upload.size : null,
    problem: error && (hasOwnText(error) ? errorText(error) : errors('failedTo.uploadImage')),
    setArea: (next: Area) => {
      area.current = next;
    },
    save,
    forget,
  };
}
