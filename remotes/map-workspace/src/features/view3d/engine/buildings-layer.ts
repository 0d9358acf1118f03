import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibreMap } from 'maplibre-gl';
import { colourTile, type DrawnTile, drawTile } from './drawn-tile';
import { mercatorOfMetre, type Position, toMercator } from './earth';
import type { TileGeometry } from './glb';
import { depthSize, makeTools, type Tools } from './layer-tools';
import type { Light } from './light';
import type { Program } from './programs';
import { sunMatrix } from './sun-matrix';
import { type Matrix, scaled, shifted, times } from './transforms';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Metres around the middle of the view in which shadows fall. */
const farthestShadow = 1_500;

/** Buildings and their shadows as a layer of MapLibre. Draws only when the map does; `changed` asks it to. */
export class BuildingsLayer implements CustomLayerInterface {
  readonly id = 'buildings';
  readonly type = 'custom';
  readonly renderingMode = '3d';
  hidden = false;
  private map: MapLibreMap | null = null;
  private tools: Tools | null = null;
  private readonly tiles = new Map<string, DrawnTile[]>();
  private shown: readonly string[] = [];
  private light: Light | null = null;
  private colourOf: (pandId: string) => Rgb = () => [225, 222, 214];
  /** What the sun saw last; drawn again only when that differs. */
  private seenBySun = '';
  private toSun: Matrix = [];
  private scene: Position = { lon: 0, lat: 0 };
  private reach = farthestShadow;
  private version = 0;

  onAdd(map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.map = map;
    this.tools = makeTools(gl);
  }

  onRemove(): void {
    for (const drawn of this.tiles.values()) for (const tile of drawn) tile.remove();
    this.tiles.clear();
    this.tools = null;
    this.map = null;
  }

  has(address: string): boolean {
    return this.tiles.has(address);
  }

  add(address: string, geometries: readonly TileGeometry[], transform: Matrix): void {
    const { tools } = this;
    if (!tools || this.tiles.has(address)) return;
    const drawn = geometries.map(geometry => drawTile(tools.gl, geometry, transform));
    for (const tile of drawn) colourTile(tools.gl, tile, this.colourOf);
    this.tiles.set(address, drawn);
    this.changed();
  }

  /** Which of the tiles are drawn; others are forgotten once there are many. */
  show(addresses: readonly string[]): void {
    this.shown = addresses;
    const kept = new Set(addresses);
    for (const [address, drawn] of this.tiles) {
      if (this.tiles.size <= 120) break;
      if (kept.has(address)) continue;
      for (const tile of drawn) tile.remove();
      this.tiles.delete(address);
    }
    this.changed();
  }

  setLight(light: Light): void {
    this.light = light;
    this.changed();
  }

  setColours(colourOf: (pandId: string) => Rgb): void {
    this.colourOf = colourOf;
    const { tools } = this;
    if (tools) for (const tile of this.drawn()) colourTile(tools.gl, tile, colourOf);
    this.changed(false);
  }

  /** BAG ids of what is drawn. */
  ids(): string[] {
    return this.drawn().flatMap(({ geometry }) => geometry.ids);
  }

  drawn(): DrawnTile[] {
    return this.shown.flatMap(address => this.tiles.get(address) ?? []);
  }

  prerender(gl: WebGL2RenderingContext): void {
    const { map, tools, light } = this;
    if (!map || !tools || !light || this.hidden) return;
    const { lng: lon, lat } = map.getCenter();
    if (light.shade === 0) {
      // No shadows, but positions are still relative to a place nearby: far away they lose their precision.
      this.scene = { lon, lat };
      this.seenBySun = '';
      return;
    }
    const span = map.getBounds();
    const height = (span.getNorth() - span.getSouth()) * 111_000;
    const reach = Math.min(farthestShadow, Math.max(150, height * 0.75));
    const step = reach / 8;
    const key = [lon * 70_000, lat * 111_000].map(metres => Math.round(metres / step)).join();
    const now = `${key}|${Math.round(Math.log2(reach) * 4)}|${light.sun.join()}|${this.version}`;
    if (now === this.seenBySun) return;
    this.seenBySun = now;
    this.scene = { lon, lat };
    this.reach = reach;
    this.toSun = sunMatrix(light.sun, reach);
    const isInStrips = gl.isEnabled(gl.SCISSOR_TEST);
    gl.disable(gl.SCISSOR_TEST);
    gl.bindFramebuffer(gl.FRAMEBUFFER, tools.depthFrame);
    gl.viewport(0, 0, depthSize, depthSize);
    gl.enable(gl.DEPTH_TEST);
    gl.depthMask(true);
    gl.depthFunc(gl.LEQUAL);
    gl.disable(gl.CULL_FACE);
    gl.disable(gl.BLEND);
    gl.clearDepth(1);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.useProgram(tools.depth.program);
    for (const tile of this.drawn()) {
      setMatrix(gl, tools.depth, 'toSun', times(this.toSun, times(toSceneOf(this.scene), tile.toMercator)));
      drawElements(gl, tile);
    }
    gl.bindVertexArray(null);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    if (isInStrips) gl.enable(gl.SCISSOR_TEST);
  }

  render(gl: WebGL2RenderingContext, { defaultProjectionData }: CustomRenderMethodInput): void {
    const { tools, light } = this;
    if (!tools || !light || this.hidden) return;
    const main = [...defaultProjectionData.mainMatrix];
    const toScene = toSceneOf(this.scene);
    const hasShadow = light.shade > 0 && this.seenBySun !== '';
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, tools.depths);
    gl.activeTexture(gl.TEXTURE0);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.disable(gl.CULL_FACE);
    gl.disable(gl.STENCIL_TEST);
    if (hasShadow) {
      const { ground } = tools;
      gl.useProgram(ground.program);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.depthMask(false);
      setMatrix(gl, ground, 'toScreen', times(main, inverseScene(this.scene)));
      setMatrix(gl, ground, 'toSun', this.toSun);
      gl.uniform1f(ground.at('reach'), this.reach);
      gl.uniform1f(ground.at('strength'), light.shade);
      gl.uniform1f(ground.at('hasShadow'), 1);
      gl.uniform1i(ground.at('depths'), 1);
      gl.bindVertexArray(tools.groundCorners);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }
    const { building } = tools;
    gl.useProgram(building.program);
    gl.disable(gl.BLEND);
    gl.depthMask(true);
    gl.uniform1i(building.at('colours'), 0);
    gl.uniform1i(building.at('depths'), 1);
    gl.uniform3fv(building.at('sun'), light.sun);
    gl.uniform3fv(building.at('sunColour'), light.sunColour);
    gl.uniform3fv(building.at('skyColour'), light.skyColour);
    gl.uniform1f(building.at('hasShadow'), hasShadow ? 1 : 0);
    gl.uniform1f(building.at('facing'), 1);
    setMatrix(gl, building, 'toSun', hasShadow ? this.toSun : toScene);
    for (const tile of this.drawn()) {
      setMatrix(gl, building, 'toScreen', times(main, tile.toMercator));
      setMatrix(gl, building, 'toScene', times(toScene, tile.toMercator));
      gl.bindTexture(gl.TEXTURE_2D, tile.colours);
      drawElements(gl, tile);
    }
    gl.bindVertexArray(null);
  }

  /** `shape`: the sun sees something else too. */
  private changed(shape = true): void {
    if (shape) this.version += 1;
    this.map?.triggerRepaint();
  }
}

/** From Mercator to metres around a place: east, north, up. */
export function toSceneOf(place: Position): Matrix {
  const { x, y } = toMercator(place);
  const metres = 1 / mercatorOfMetre(place.lat);
  return times(scaled(metres, -metres, metres), shifted([-x, -y, 0]));
}

function inverseScene(place: Position): Matrix {
  const { x, y } = toMercator(place);
  const metre = mercatorOfMetre(place.lat);
  return times(shifted([x, y, 0]), scaled(metre, -metre, metre));
}

function setMatrix(gl: WebGL2RenderingContext, program: Program, name: string, matrix: Matrix): void {
  gl.uniformMatrix4fv(program.at(name), false, matrix as number[]);
}

function drawElements(gl: WebGL2RenderingContext, { vertices, count }: DrawnTile): void {
  gl.bindVertexArray(vertices);
  gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0);
}
