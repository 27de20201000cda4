import { useEffect, useState } from 'react';

/** Loudness of a microphone, 0 to 1 in 24 steps; null without one. */
export function useLevel(stream: MediaStream | null): number | null {
  const [level, setLevel] = useState<number | null>(null);
  useEffect(() => {
    const [track] = stream?.getAudioTracks() ?? [];
    if (!track) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      // A browser that keeps it suspended measures nothing.
      if (context.state !== 'running') return;
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // 60 decibels below full is silence.
      const decibels = 10 * Math.log10(power + 1e-9);
      setLevel(Math.round(Math.min(1, Math.max(0, (decibels + 60) / 60)) * 24) / 24);
    }, 100);
    return () => {
      clearInterval(timer);
      setLevel(null);
      void context.close();
    };
  }, [stream]);
  return level;
}
