package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDate;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.SQLDelete;
import org.hibernate.annotations.SQLRestriction;

@Entity
@Table(name = "loan")
@SQLRestriction("is_deleted = false")
@SQLDelete(sql = "update loan set is_deleted = true where id = ?")
@DynamicUpdate
public class Loan {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "member_id", nullable = false)
  private Member member;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "branch_id")
  private Branch branch;

  @Column(name = "title", nullable = false, length = 120)
  private String title;

  @Column(name = "lent_on")
  private LocalDate lentOn;

  @Column(name = "returned_on")
  private LocalDate returnedOn;

  @Column(name = "is_deleted", nullable = false)
  private Boolean isDeleted = false;

  public Long getId() {
    return id;
  }

  public Member getMember() {
    return member;
  }

  public void setMember(Member member) {
    this.member = member;
  }

  public Branch getBranch() {
    return branch;
  }

  public void setBranch(Branch branch) {
    this.branch = branch;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public LocalDate getLentOn() {
    return lentOn;
  }

  public void setLentOn(LocalDate lentOn) {
    this.lentOn = lentOn;
  }

  public LocalDate getReturnedOn() {
    return returnedOn;
  }

  public void setReturnedOn(LocalDate returnedOn) {
    this.returnedOn = returnedOn;
  }

  public void setIsDeleted(Boolean isDeleted) {
    this.isDeleted = isDeleted;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Loan that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Loan.class.hashCode();
  }
}
