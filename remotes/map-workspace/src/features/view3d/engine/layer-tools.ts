import { link, type Program } from './programs';
import {
  buildingFragment,
  buildingVertex,
  depthFragment,
  depthVertex,
  groundFragment,
  groundVertex,
} from './shaders';

/** Pixels on each side of the picture that the sun sees. */
export const depthSize = 2_048;
/** Programs and pictures of the layer. */
export interface Tools {
  gl: WebGL2RenderingContext;
  building: Program;
  depth: Program;
  ground: Program;
  groundCorners: WebGLVertexArrayObject;
  depths: WebGLTexture;
  depthFrame: WebGLFramebuffer;
}

/** Throws where the graphics card refuses a program. */
export function makeTools(gl: WebGL2RenderingContext): Tools {
  const depths = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, depths);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, depthSize, depthSize);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_FUNC, gl.LEQUAL);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const depthFrame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, depthFrame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depths, 0);
  gl.drawBuffers([gl.NONE]);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  const groundCorners = gl.createVertexArray();
  gl.bindVertexArray(groundCorners);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindVertexArray(null);
  return {
    gl,
    depths,
    depthFrame,
    groundCorners,
    building: link(gl, buildingVertex, buildingFragment, ['corner', 'building']),
    depth: link(gl, depthVertex, depthFragment, ['corner']),
    ground: link(gl, groundVertex, groundFragment, ['corner']),
  };
}
