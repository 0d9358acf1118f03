/** Corner of a tile to the screen, and to metres around the middle of the scene: x east, y north, z up. */
export const buildingVertex = `#version 300 es
in vec3 corner;
in float building;
uniform mat4 toScreen;
uniform mat4 toScene;
out highp vec3 place;
flat out int number;
void main() {
  place = (toScene * vec4(corner, 1.0)).xyz;
  number = int(building + 0.5);
  gl_Position = toScreen * vec4(corner, 1.0);
}`;

/** How much of the sun reaches a place: 1 in the light, 0 in the shade; nine samples soften the edge. */
const sunReaching = `
uniform highp sampler2DShadow depths;
uniform mat4 toSun;
uniform float hasShadow;
float sunReaching(vec3 place, float away) {
  if (hasShadow < 0.5) return 1.0;
  vec4 seen = toSun * vec4(place, 1.0);
  vec3 at = seen.xyz * 0.5 + 0.5;
  if (any(lessThan(at, vec3(0.0))) || any(greaterThan(at, vec3(1.0)))) return 1.0;
  float step = 1.0 / float(textureSize(depths, 0).x);
  float sum = 0.0;
  for (int x = -1; x <= 1; x++)
    for (int y = -1; y <= 1; y++)
      sum += texture(depths, vec3(at.xy + vec2(x, y) * step, at.z - away));
  return sum / 9.0;
}`;

/** Walls and roofs are told apart by how they look up; light is that of the sun, of the sky, and a little of the street. */
export const buildingFragment = `#version 300 es
precision highp float;
in highp vec3 place;
flat in int number;
uniform sampler2D colours;
uniform vec3 sun;
uniform vec3 sunColour;
uniform vec3 skyColour;
uniform float facing;
out vec4 colour;
${sunReaching}
void main() {
  vec3 normal = normalize(cross(dFdx(place), dFdy(place))) * facing;
  int width = textureSize(colours, 0).x;
  vec3 own = texelFetch(colours, ivec2(number % width, number / width), 0).rgb;
  float up = clamp(normal.z, 0.0, 1.0);
  own *= mix(0.92, 1.0, up);
  float direct = max(dot(normal, sun), 0.0);
  float reached = direct > 0.0 ? sunReaching(place + normal * 0.4, 0.0006) : 0.0;
  vec3 light = skyColour * (0.8 + 0.2 * normal.z) + sunColour * direct * reached;
  colour = vec4(min(own * light, vec3(1.0)), 1.0);
}`;

export const depthVertex = `#version 300 es
in vec3 corner;
uniform mat4 toSun;
void main() { gl_Position = toSun * vec4(corner, 1.0); }`;

export const depthFragment = `#version 300 es
precision highp float;
void main() {}`;

/** The ground around the middle of the scene, only where it is in the shade. */
export const groundVertex = `#version 300 es
in vec2 corner;
uniform mat4 toScreen;
uniform float reach;
out highp vec3 place;
void main() {
  place = vec3(corner * reach, 0.0);
  gl_Position = toScreen * vec4(place, 1.0);
}`;

export const groundFragment = `#version 300 es
precision highp float;
in highp vec3 place;
uniform float strength;
uniform float reach;
out vec4 colour;
${sunReaching}
void main() {
  float shade = (1.0 - sunReaching(place, 0.0004)) * strength;
  shade *= 1.0 - smoothstep(0.85, 1.0, length(place.xy) / reach);
  if (shade < 0.01) discard;
  colour = vec4(vec3(0.04, 0.06, 0.12) * shade, shade);
}`;
