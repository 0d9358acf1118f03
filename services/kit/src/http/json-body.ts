import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../service-error';
import { unstorableInput } from './error-answer';
import { JsonScan, jsonLimits, type LongArray, pieceBytes, type ScanProblem } from './json-scan';

/** Parses a text as Fastify does: also refuses `__proto__` and the like. Throws `bad-request`. */
type ParseText = (text: string, request: FastifyRequest) => unknown;

/**
 * JSON bodies. Every body is scanned for what would block the event loop before it is parsed; a long one is scanned and
 * parsed in pieces, yielding in between. An empty body is accepted: some clients declare a DELETE without one as JSON.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const parseText: ParseText = (text, request) => {
    let parsed: unknown;
    parse(request, text, (error, value) => {
      if (error) throw notJson();
      parsed = value;
    });
    return parsed;
  };
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
    } else if (body.length > pieceBytes) {
      parseInPieces(body, request, parseText).then(value => done(null, value), done);
    } else {
      try {
        done(null, parseAtOnce(body, request, parseText));
      } catch (error) {
        done(error as Error);
      }
    }
  });
}

function parseAtOnce(body: Buffer, request: FastifyRequest, parseText: ParseText): unknown {
  const scan = new JsonScan();
  if (!scan.read(body, 0, body.length)) throw refusal(scan.problem);
  return parseText(body.toString('utf8'), request);
}

async function parseInPieces(body: Buffer, request: FastifyRequest, parseText: ParseText): Promise<unknown> {
  const scan = new JsonScan();
  for (let at = 0; at < body.length; at += pieceBytes) {
    if (!scan.read(body, at, Math.min(body.length, at + pieceBytes))) throw refusal(scan.problem);
    await turn();
  }
  if (scan.unfinished) throw notJson();
  const elements = new Map<string, unknown[]>();
  let frame = '';
  let copied = 0;
  for (const array of scan.arrays) {
    const token = randomUUID();
    elements.set(token, await elementsOf(array, body, request, parseText));
    frame += `${body.toString('utf8', copied, array.start)}"${token}"`;
    copied = array.end;
  }
  return fill(parseText(frame + body.toString('utf8', copied), request), elements);
}

async function elementsOf(
  { start, end, cuts }: LongArray,
  body: Buffer,
  request: FastifyRequest,
  parseText: ParseText,
): Promise<unknown[]> {
  const elements: unknown[] = [];
  let from = start;
  for (const cut of [...cuts, end]) {
    const piece = parseText(`[${body.toString('utf8', from, cut)}]`, request) as unknown[];
    // Between two commas there is always a value.
    if (piece.length === 0) throw notJson();
    for (const element of piece) elements.push(element);
    from = cut + 1;
    await turn();
  }
  return elements;
}

/** Puts the elements in place of their token: in the body itself, or in one of its fields. */
function fill(frame: unknown, elements: ReadonlyMap<string, unknown[]>): unknown {
  const whole = elementsAt(frame, elements);
  if (whole !== undefined || typeof frame !== 'object' || frame === null) return whole ?? frame;
  for (const [field, value] of Object.entries(frame)) {
    const found = elementsAt(value, elements);
    if (found !== undefined) (frame as Record<string, unknown>)[field] = found;
  }
  return frame;
}

function elementsAt(value: unknown, elements: ReadonlyMap<string, unknown[]>): unknown[] | undefined {
  return Array.isArray(value) && value.length === 1 ? elements.get(value[0]) : undefined;
}

function refusal(problem: ScanProblem | undefined): ServiceError {
  if (problem === 'too-deep') {
    return new ServiceError('bad-request', `The body has more than ${jsonLimits.depth} levels`);
  }
  if (problem === 'too-many-values') {
    return new ServiceError('bad-request', 'The body has more values than any call takes');
  }
  if (problem === 'unstorable-text') return unstorableInput();
  return notJson();
}

function notJson(): ServiceError {
  return new ServiceError('bad-request', 'The body is not valid JSON');
}
