/**
 * Jest's module runtime, which evaluates all modules anew for each test file, but here compiles each of them
 * once per process: a compiled script runs in any number of contexts. React's renderer alone takes longer to
 * compile than most test files take to run.
 */
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The script of each file, with the source that it was compiled from. */
const scripts = new Map();

function scriptOf(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(',')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Does not compile: Jest explains why.
        return compile(source, filename);
      }
    };
  }
};
