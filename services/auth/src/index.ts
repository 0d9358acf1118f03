export { type AuthService, type AuthServiceOptions, defineAuthService } from './define-auth-service';
