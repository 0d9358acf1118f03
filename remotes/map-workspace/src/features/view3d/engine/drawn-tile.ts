import { frameAt, mercatorOfMetre, type Position, toDegrees, toMercator } from './earth';
import { cornerOf, type TileGeometry } from './glb';
import { inverseOfFrame, type Matrix, scaled, shifted, times, upright } from './transforms';

/** Width of the texture with a colour for each building. */
const colourWidth = 512;

/** A tile in the memory of the graphics card. */
export interface DrawnTile {
  geometry: TileGeometry;
  anchor: Position;
  /** From corners to Mercator from 0 to 1, in doubles. */
  toMercator: Matrix;
  vertices: WebGLVertexArrayObject;
  colours: WebGLTexture;
  count: number;
  remove(): void;
}

/** `transform`: from the tile to earth-centred metres. */
export function drawTile(gl: WebGL2RenderingContext, geometry: TileGeometry, transform: Matrix): DrawnTile {
  const toEarth = times(geometry.frame ?? transform, times(upright, geometry.place));
  const anchor = toDegrees(cornerOf({ ...geometry, place: toEarth }, 0));
  const local = times(inverseOfFrame(frameAt(anchor)), toEarth);
  const { x, y } = toMercator(anchor);
  const metre = mercatorOfMetre(anchor.lat);
  const placed = times(shifted([x, y, 0]), times(scaled(metre, -metre, metre), local));

  const vertices = gl.createVertexArray();
  const buffers = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()] as const;
  gl.bindVertexArray(vertices);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers[0]);
  gl.bufferData(gl.ARRAY_BUFFER, geometry.positions, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 3, geometry.positions instanceof Int16Array ? gl.SHORT : gl.FLOAT, false, 0, 0);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers[1]);
  gl.bufferData(gl.ARRAY_BUFFER, geometry.buildings, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(1);
  gl.vertexAttribPointer(1, 1, gl.UNSIGNED_SHORT, false, 0, 0);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[2]);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, geometry.triangles, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  const colours = gl.createTexture();
  return {
    geometry,
    anchor,
    toMercator: placed,
    vertices,
    colours,
    count: geometry.triangles.length,
    remove() {
      gl.deleteVertexArray(vertices);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
      gl.deleteTexture(colours);
    },
  };
}

/** Writes the colour of each building of a tile: red, green, blue from 0 to 255. */
export function colourTile(
  gl: WebGL2RenderingContext,
  { colours, geometry }: DrawnTile,
  colourOf: (pandId: string) => readonly [number, number, number],
): void {
  const most = Math.max(1, geometry.ids.length);
  const height = Math.ceil(most / colourWidth);
  const bytes = new Uint8Array(colourWidth * height * 4).fill(255);
  for (let at = 0; at < most; at++) bytes.set(colourOf(geometry.ids[at] ?? ''), at * 4);
  gl.bindTexture(gl.TEXTURE_2D, colours);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, colourWidth, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
}
