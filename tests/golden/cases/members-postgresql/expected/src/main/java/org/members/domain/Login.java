package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "login")
@DynamicUpdate
public class Login {
  @Id
  @Column(name = "token", length = 64)
  private String token;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "member_id", nullable = false)
  private Member member;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "created_by", nullable = false)
  private Member createdBy;

  public String getToken() {
    return token;
  }

  public void setToken(String token) {
    this.token = token;
  }

  public Member getMember() {
    return member;
  }

  public void setMember(Member member) {
    this.member = member;
  }

  public Member getCreatedBy() {
    return createdBy;
  }

  public void setCreatedBy(Member createdBy) {
    this.createdBy = createdBy;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Login that && token != null && token.equals(that.getToken()));
  }

  @Override
  public int hashCode() {
    return Login.class.hashCode();
  }
}
