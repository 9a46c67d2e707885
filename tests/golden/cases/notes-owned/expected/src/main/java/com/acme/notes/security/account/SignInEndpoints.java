package com.acme.notes.security.account;

import com.acme.notes.security.LocalSignIn;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.task.TaskExecutor;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Signing in, and one's own account. */
@RestController
@RequestMapping("/auth")
@LocalSignIn
public class SignInEndpoints {
  public record Credentials(
      @NotBlank @Email @Size(max = 254) String email, @NotBlank @Size(max = 128) String password) {}

  public record EmailAddress(@NotBlank @Email @Size(max = 254) String email) {}

  public record TokenValue(@NotBlank @Size(max = 128) String token) {}

  public record PasswordReset(
      @NotBlank @Size(max = 128) String token, @NotBlank @Size(max = 128) String password) {}

  public record PasswordChange(
      @NotBlank @Size(max = 128) String current, @NotBlank @Size(max = 128) String password) {}

  private final SignIn signIn;
  private final Registration registration;
  private final Accounts accounts;
  private final TaskExecutor tasks;

  public SignInEndpoints(
      SignIn signIn,
      Registration registration,
      Accounts accounts,
      @Qualifier("applicationTaskExecutor") TaskExecutor tasks) {
    this.signIn = signIn;
    this.registration = registration;
    this.accounts = accounts;
    this.tasks = tasks;
  }

  @PostMapping("/register")
  @ResponseStatus(HttpStatus.ACCEPTED)
  public void register(@Valid @RequestBody Credentials request) {
    try {
      registration.register(request.email(), request.password());
    } catch (DuplicateKeyException e) {
      // Somebody was faster by a moment: the address is known by now, and is answered like all that
      // are.
      registration.register(request.email(), request.password());
    }
  }

  @PostMapping("/verify-email")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void verify(@Valid @RequestBody TokenValue request) {
    registration.verify(request.token());
  }

  @PostMapping("/login")
  public SignIn.SignInTokens login(@Valid @RequestBody Credentials request) {
    return signIn.signIn(request.email(), request.password());
  }

  @PostMapping("/refresh")
  public SignIn.SignInTokens refresh(@Valid @RequestBody TokenValue request) {
    return signIn.refresh(request.token());
  }

  @PostMapping("/logout")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void logout(@Valid @RequestBody TokenValue request) {
    signIn.signOut(request.token());
  }

  /** Answers before it looks: how long it takes would tell whether there is an account. */
  @PostMapping("/request-password-reset")
  @ResponseStatus(HttpStatus.ACCEPTED)
  public void requestReset(@Valid @RequestBody EmailAddress request) {
    tasks.execute(() -> registration.requestReset(request.email()));
  }

  @PostMapping("/reset-password")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void reset(@Valid @RequestBody PasswordReset request) {
    registration.reset(request.token(), request.password());
  }

  @GetMapping("/me")
  public AccountEndpoints.AccountView me(@AuthenticationPrincipal Jwt token) {
    return accounts
        .find(token.getSubject())
        .map(AccountEndpoints.AccountView::of)
        .orElseThrow(AccountProblem::unknownAccount);
  }

  /** Signs out everywhere, here as well. */
  @DeleteMapping("/me/sessions")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void endSessions(@AuthenticationPrincipal Jwt token) {
    signIn.signOutEverywhere(token.getSubject());
  }

  @PutMapping("/me/password")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void changePassword(
      @AuthenticationPrincipal Jwt token, @Valid @RequestBody PasswordChange request) {
    var account = accounts.find(token.getSubject()).orElseThrow(AccountProblem::unknownAccount);
    signIn.confirm(account, request.current());
    registration.change(account, request.password());
  }
}
