/** Takes the place of the logger of the federation runtime: what it says goes to the console as it is. */
export const logger = console;
export const infrastructureLogger = console;
export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
