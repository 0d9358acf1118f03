import { type Language, type RealEstateObject, streetAddress } from '@kavel/contracts';
import { type Surroundings, surroundingsReach } from '@kavel/contracts/objects';
import { objectPictureSize } from '@kavel/contracts/reports';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { siteMap } from '../documents/site-map';
import { readFonts } from '../typst/fonts';

const { width, height } = objectPictureSize;
/** Where the map begins, and the margin of the texts before it. */
const [mapStart, margin] = [560, 56];
const [accent, ink, muted, ground] = ['#0F5F68', '#1C2324', '#5C6567', '#FFFFFF'];
const family = 'Inter';

const words: Record<Language, { built: string; label: string; fictional: string; question: string }> = {
  nl: { built: 'bouwjaar', label: 'energielabel', fictional: 'fictief adres', question: 'Wat is het waard?' },
  en: {
    built: 'built',
    label: 'energy label',
    fictional: 'fictional address',
    question: 'What is it worth?',
  },
  de: { built: 'Baujahr', label: 'Energielabel', fictional: 'fiktive Adresse', question: 'Was ist es wert?' },
};

export interface ObjectPicture {
  object: RealEstateObject;
  surroundings: Surroundings;
  language: Language;
}

/** A PNG of what registers say of an address, beside the map around it. Neither a value nor a person is in it. */
export async function drawObjectPicture({ object, surroundings, language }: ObjectPicture): Promise<Buffer> {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  await drawMap(context, surroundings);
  context.fillStyle = ground;
  context.fillRect(0, 0, mapStart, height);
  context.fillStyle = accent;
  context.fillRect(0, 0, 12, height);
  drawTexts(context, object, language);
  return canvas.encode('png');
}

async function drawMap(context: SKRSContext2D, surroundings: Surroundings): Promise<void> {
  const map = await loadImage(Buffer.from(siteMap(surroundings, accent)));
  const scale = height / (2 * surroundingsReach.north);
  const mapWidth = 2 * surroundingsReach.east * scale;
  // The address is in the middle of what is seen.
  const left = (mapStart + width - mapWidth) / 2;
  context.drawImage(map, left, 0, mapWidth, height);
}

function drawTexts(context: SKRSContext2D, object: RealEstateObject, language: Language): void {
  const { postcode, woonplaats, fictional } = object;
  const t = words[language];
  let y = 96;
  write(context, 'Kavel', { y, size: 34, weight: 700, colour: accent });
  y += 64;
  for (const line of linesOf(context, streetAddress(object), 58).slice(0, 3)) {
    y += 68;
    write(context, line, { y, size: 58, weight: 700, colour: ink });
  }
  y += 60;
  const place = [postcode?.replace(/^(\d{4})/, '$1 '), woonplaats].filter(Boolean).join(' ');
  write(context, place, { y, size: 32, weight: 400, colour: ink });
  y += 12;
  for (const line of factsOf(object, language)) {
    y += 42;
    write(context, line, { y, size: 28, weight: 400, colour: muted });
  }
  write(context, t.question, { y: height - 84, size: 34, weight: 600, colour: accent });
  const sources = ['BAG, EP-Online', ...(fictional ? [t.fictional] : [])].join(' · ');
  write(context, sources, { y: height - 40, size: 22, weight: 400, colour: muted });
}

/** In one or two lines. */
function factsOf({ oppervlakte, bouwjaar, energielabel }: RealEstateObject, language: Language): string[] {
  const t = words[language];
  const building = [oppervlakte ? `${oppervlakte} m²` : null, bouwjaar ? `${t.built} ${bouwjaar}` : null];
  return [building.filter(Boolean).join(' · '), energielabel ? `${t.label} ${energielabel}` : ''].filter(
    Boolean,
  );
}

interface Style {
  y: number;
  size: number;
  weight: 400 | 600 | 700;
  colour: string;
}

const room = mapStart - 2 * margin;

function write(context: SKRSContext2D, text: string, { y, size, weight, colour }: Style): void {
  context.font = `${weight} ${size}px ${family}`;
  context.fillStyle = colour;
  context.fillText(text, margin, y, room);
}

/** The text in lines that fit beside the map, broken at spaces. */
function linesOf(context: SKRSContext2D, text: string, size: number): string[] {
  context.font = `700 ${size}px ${family}`;
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

let registered = false;

/** Those of the documents; fonts of the machine are not used. */
function registerFonts(): void {
  if (registered) return;
  for (const font of readFonts()) GlobalFonts.register(font, undefined);
  registered = true;
}
