/** A linked program with places of its uniforms, looked up once. */
export interface Program {
  program: WebGLProgram;
  at(uniform: string): WebGLUniformLocation | null;
}

/** Throws with the compiler's words. Attributes have their place in the list. */
export function link(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
  attributes: readonly string[],
): Program {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('WebGL is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
  }
  for (const [place, name] of attributes.entries()) gl.bindAttribLocation(program, place, name);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'program');
  const known = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    at(uniform) {
      if (!known.has(uniform)) known.set(uniform, gl.getUniformLocation(program, uniform));
      return known.get(uniform) ?? null;
    },
  };
}
