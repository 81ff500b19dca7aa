// Runs a fragment shader over a canvas, for three-dimensional scenes and finishing looks.

export interface ShadeInput {
  readonly width: number;
  readonly height: number;
  /** GLSL ES 3 that defines `vec4 shade(vec2 uv, vec2 px)`; uv runs from 0 to 1 with y upwards. */
  readonly code: string;
  /** Available to the shader as `uniform sampler2D source`. */
  readonly source?: HTMLCanvasElement | OffscreenCanvas | undefined;
  readonly uniforms?: Readonly<Record<string, number | readonly number[]>> | undefined;
}

const VERTEX = `#version 300 es
in vec2 corner; void main(){ gl_Position = vec4(corner, 0., 1.); }`;

const PRELUDE = `#version 300 es
precision highp float;
uniform vec2 size; uniform sampler2D source; out vec4 result;
float hash(vec2 p){ p = fract(p*vec2(123.34,456.21)); p += dot(p,p+45.32); return fract(p.x*p.y); }
float vnoise(vec2 p){ vec2 i=floor(p), f=fract(p); f=f*f*(3.-2.*f);
  return mix(mix(hash(i),hash(i+vec2(1,0)),f.x), mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x), f.y); }
float fbm(vec2 p){ float s=0., a=.5; for(int i=0;i<6;i++){ s+=a*vnoise(p); p=mat2(1.6,1.2,-1.2,1.6)*p+3.1; a*=.5; } return s; }
float smin(float a,float b,float k){ float h=clamp(.5+.5*(b-a)/k,0.,1.); return mix(b,a,h)-k*h*(1.-h); }
mat2 turn(float a){ return mat2(cos(a),-sin(a),sin(a),cos(a)); }
`;

let context: WebGL2RenderingContext | undefined;
const programs = new Map<string, WebGLProgram>();

const open = (): WebGL2RenderingContext => {
  if (context) return context;
  const gl = document
    .createElement('canvas')
    .getContext('webgl2', { preserveDrawingBuffer: true, premultipliedAlpha: false });
  if (!gl)
    throw new Error(
      'This browser has no WebGL 2: start it with --use-angle=swiftshader --enable-unsafe-swiftshader.',
    );
  context = gl;
  return gl;
};

const compile = (gl: WebGL2RenderingContext, kind: number, code: string): WebGLShader => {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error('The shader could not be created.');
  gl.shaderSource(shader, code);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
    throw new Error(gl.getShaderInfoLog(shader) ?? 'The shader does not compile.');
  return shader;
};

const programOf = (gl: WebGL2RenderingContext, code: string, uniforms: readonly string[]): WebGLProgram => {
  const known = programs.get(code);
  if (known) return known;
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, VERTEX));
  gl.attachShader(
    program,
    compile(
      gl,
      gl.FRAGMENT_SHADER,
      `${PRELUDE}${uniforms.join('')}${code}
    void main(){ vec2 px = gl_FragCoord.xy; result = shade(px/size, px); }`,
    ),
  );
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'The shader does not link.');
  programs.set(code, program);
  return program;
};

const TYPES = ['', 'float', 'vec2', 'vec3', 'vec4'] as const;
const listOf = (value: number | readonly number[]): readonly number[] =>
  typeof value === 'number' ? [value] : value;

/** Returns a new canvas with the shader's output. */
export const shade = ({ width, height, code, source, uniforms = {} }: ShadeInput): HTMLCanvasElement => {
  const gl = open();
  gl.canvas.width = width;
  gl.canvas.height = height;
  gl.viewport(0, 0, width, height);
  const names = Object.keys(uniforms).sort();
  const declared = names.map(
    (name) => `uniform ${TYPES[listOf(uniforms[name] ?? 0).length] ?? 'float'} ${name};`,
  );
  const program = programOf(gl, code, declared);
  gl.useProgram(program);
  const corners = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);
  for (const name of names) {
    const value = listOf(uniforms[name] ?? 0);
    const at = gl.getUniformLocation(program, name);
    if (value.length === 1) gl.uniform1fv(at, value as number[]);
    else if (value.length === 2) gl.uniform2fv(at, value as number[]);
    else if (value.length === 3) gl.uniform3fv(at, value as number[]);
    else gl.uniform4fv(at, value as number[]);
  }
  const texture = gl.createTexture();
  if (source) {
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    for (const [name, value] of [
      [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
      [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
      [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
      [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    ] as const)
      gl.texParameteri(gl.TEXTURE_2D, name, value);
  }
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.deleteTexture(texture);
  gl.deleteBuffer(corners);
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  copy.getContext('2d')?.drawImage(gl.canvas, 0, 0);
  return copy;
};
