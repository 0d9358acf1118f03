import { useEffect, useRef, useState } from 'react';
import { type Place, sunTimes } from '../model/sun';

/** Milliseconds between two pictures, and minutes of the day between them. */
const between = 60;
const step = 4 * 60_000;

/** Lets the time run from sunrise to sunset of its day, and stops there. */
export function usePlaying(time: Date, place: Place, onTime: (time: Date) => void) {
  const [playing, setPlaying] = useState(false);
  const current = useRef({ time, onTime });
  current.current = { time, onTime };

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { time: now, onTime: tell } = current.current;
      const times = sunTimes(now, place);
      const next = new Date(now.getTime() + step);
      if (!times || next > times.set) setPlaying(false);
      else tell(next);
    }, between);
    return () => clearInterval(timer);
  }, [playing, place]);

  const play = (wanted: boolean) => {
    const times = sunTimes(time, place);
    if (wanted && times && (time < times.rise || time.getTime() + step > times.set.getTime()))
      onTime(times.rise);
    setPlaying(wanted);
  };
  return { playing, play };
}
