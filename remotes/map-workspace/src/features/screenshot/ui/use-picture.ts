import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { useColourMode } from '@kavel/ui/core';
import { useEffect, useRef, useState } from 'react';
import { type Credit, creditsOf, scorePermissions, type View3d } from '../../view3d';
import { useTexts } from '../i18n';
import type { PictureWords } from '../model/compose';
import type { Picture } from '../model/make-picture';
import type { PictureWish } from '../model/picture-address';
import { TooLarge } from '../model/too-large';

export type PictureState =
  /** `drawn`: the part that is there, up to 1; null while the map loads. */
  | { kind: 'making'; drawn: number | null }
  /** The user did not want to wait for it. */
  | { kind: 'cancelled' }
  /** `most`: pixels of the longest side that there is room for. */
  | { kind: 'failed'; problem: 'tooLarge' | 'failed'; most: number | null }
  | { kind: 'done'; picture: Picture; address: string };

const starting: PictureState = { kind: 'making', drawn: null };

export interface PictureQuestion {
  wish: PictureWish;
  view: View3d;
  time: Date;
  snapshot: string | undefined;
  /** Changes where the picture is to be made again. */
  key: string;
}

/** The picture of a wish, made again when its address changes; `box` is where the map draws, out of sight. */
export function usePicture(question: PictureQuestion | null) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PictureState>(starting);
  const running = useRef<AbortController>(null);
  const mode = useColourMode();
  const session = useSession();
  const mayScore = scorePermissions.some(key => hasPermission(session, key));
  const words = usePictureWords();
  const current = useRef({ question, words });
  current.current = { question, words };
  const key = question && `${question.key}|${mode}`;

  useEffect(() => {
    const { question: asked, words: wordsOf } = current.current;
    const container = box.current;
    if (!asked || !container || key === null) return;
    const abort = new AbortController();
    running.current = abort;
    let address: string | null = null;
    setState(starting);
    const onProgress = (drawn: number) => abort.signal.aborted || setState({ kind: 'making', drawn });
    void import('../model/make-picture')
      .then(({ makePicture }) => {
        const { wish, view, time, snapshot } = asked;
        const { shown, measurement, size } = wish;
        const lettering = (credit: Credit | null) => wordsOf(view, time, credit);
        const drawing = { container, view, time, shown, measurement, size, mode, mayScore, snapshot };
        return makePicture({ ...drawing, wordsOf: lettering, onProgress }, abort.signal);
      })
      .then(
        picture => {
          if (abort.signal.aborted) return;
          address = URL.createObjectURL(picture.png);
          setState({ kind: 'done', picture, address });
        },
        error => {
          if (abort.signal.aborted) return;
          setState(
            error instanceof TooLarge
              ? { kind: 'failed', problem: 'tooLarge', most: error.most }
              : { kind: 'failed', problem: 'failed', most: null },
          );
        },
      );
    return () => {
      abort.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [key, mode, mayScore]);
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'cancelled' });
  };
  return { box, state, cancel };
}

function usePictureWords() {
  const t = useTexts();
  const { distance, moment, date, decimal } = useFormats();
  return (view: View3d, time: Date, credit: Credit | null): PictureWords => ({
    scale: metres => t(view.pitch > 5 ? 'scaleTilted' : 'scale', { length: distance(metres) }),
    north: t('north'),
    lines: [
      `${t('lightLine', { moment: moment(time.toISOString()) })} · ${t('madeLine', { date: date(new Date().toISOString()) })}`,
      t('sourceLine', { sources: creditsOf(credit, t('fictional')) }),
    ],
    decimal,
  });
}
